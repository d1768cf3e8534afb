"""Runs the network of Open Image Denoise (U-Net with albedo and normals) in numpy, because Debian's Blender lacks it.

The weights are Intel's, under the Apache licence 2.0: see ../denoiser/LICENSE.txt.
"""
import os
import struct

import numpy as np

WEIGHTS = os.path.join(os.path.dirname(__file__), '..', 'denoiser', 'weights.tza')
TILE, OVERLAP = 512, 64


def denoise(light, albedo, normal):
    """Returns `light` without noise. All are float arrays of height × width × 3; light is linear and has no upper end."""
    light = np.maximum(light, 0)
    exposure = _exposure(light)
    top = float(_curve(np.float32(65504)))
    inputs = np.concatenate((_curve(light * exposure) / top, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5), 2)
    weights = _weights()
    height, width = light.shape[:2]
    result = np.empty_like(light)
    for y in range(0, height, TILE):
        for x in range(0, width, TILE):
            y0, x0 = max(0, y - OVERLAP), max(0, x - OVERLAP)
            y1, x1 = min(height, y + TILE), min(width, x + TILE)
            clean = _network(inputs[y0:y1 + OVERLAP, x0:x1 + OVERLAP], weights)
            result[y:y1, x:x1] = clean[y - y0:y1 - y0, x - x0:x1 - x0]
    return np.maximum(_uncurve(result * top) / exposure, 0)


def _network(inputs, weights):
    height, width = inputs.shape[:2]
    x = np.pad(inputs, ((0, -height % 16), (0, -width % 16), (0, 0)), mode='edge')

    def conv(values, *names):
        for name in names:
            values = _convolve(values, weights[name + '.weight'], weights[name + '.bias'])
        return values

    first = _pool(conv(x, 'enc_conv0', 'enc_conv1'))
    second = _pool(conv(first, 'enc_conv2'))
    third = _pool(conv(second, 'enc_conv3'))
    fourth = _pool(conv(third, 'enc_conv4'))
    y = conv(fourth, 'enc_conv5a', 'enc_conv5b')
    y = conv(_join(y, third), 'dec_conv4a', 'dec_conv4b')
    y = conv(_join(y, second), 'dec_conv3a', 'dec_conv3b')
    y = conv(_join(y, first), 'dec_conv2a', 'dec_conv2b')
    y = conv(_join(y, x), 'dec_conv1a', 'dec_conv1b', 'dec_conv0')
    return y[:height, :width]


def _convolve(x, weight, bias):
    height, width, _ = x.shape
    padded = np.pad(x, ((1, 1), (1, 1), (0, 0)))
    y = np.broadcast_to(bias, (height * width, len(bias))).copy()
    for i in range(3):
        for j in range(3):
            shifted = padded[i:i + height, j:j + width].reshape(height * width, -1)
            y += shifted @ np.ascontiguousarray(weight[:, :, i, j].T)
    return np.maximum(y, 0, out=y).reshape(height, width, -1)


def _pool(x):
    return x.reshape(x.shape[0] // 2, 2, x.shape[1] // 2, 2, -1).max((1, 3))


def _join(x, skip):
    return np.concatenate((x.repeat(2, 0).repeat(2, 1), skip), 2)


def _exposure(light):
    """The factor that brings the mean of the picture to middle grey, as the network was trained."""
    grey = light @ np.array((0.212671, 0.715160, 0.072169), np.float32)
    rows, columns = (n // 16 for n in grey.shape)
    bins = grey[:rows * 16, :columns * 16].reshape(rows, 16, columns, 16).mean((1, 3))
    bins = bins[bins > 1e-8]
    return np.float32(0.18 / 2 ** np.log2(bins).mean()) if bins.size else np.float32(1)


# The perceptual curve of the training: linear, then a power, then a logarithm.
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
LOW, HIGH = 1.57945760e-6, 3.22087631e-2
CURVED_LOW, CURVED_HIGH = A * LOW, B * HIGH ** C + D


def _curve(y):
    power = B * np.maximum(y, 1e-12) ** C + D
    return np.where(y <= LOW, A * y, np.where(y <= HIGH, power, E * np.log(y + F) + G)).astype(np.float32)


def _uncurve(x):
    power = np.maximum((x - D) / B, 0) ** (1 / C)
    log = np.exp((np.minimum(x, 3.2) - G) / E) - F
    return np.where(x <= CURVED_LOW, x / A, np.where(x <= CURVED_HIGH, power, log)).astype(np.float32)


def _weights():
    """Reads Intel's archive of named tensors."""
    with open(WEIGHTS, 'rb') as file:
        raw = file.read()
    magic, major, _, table = struct.unpack_from('<HBBQ', raw, 0)
    assert magic == 0x41D7 and major == 2, 'not an archive of tensors'
    count, at, found = struct.unpack_from('<I', raw, table)[0], table + 4, {}
    for _ in range(count):
        length = struct.unpack_from('<H', raw, at)[0]
        name = raw[at + 2:at + 2 + length].decode()
        at += 2 + length
        rank = raw[at]
        shape = struct.unpack_from(f'<{rank}I', raw, at + 1)
        at += 1 + 4 * rank + rank
        kind = {'f': np.float32, 'h': np.float16}[chr(raw[at])]
        offset = struct.unpack_from('<Q', raw, at + 1)[0]
        at += 9
        found[name] = np.frombuffer(raw, kind, int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    return found
