"""From linear light to the colours of a screen, with an exact tint where the set is empty."""
import numpy as np

SHOULDER = 0.72
GRAIN = 0.9 / 255


def composite(light, empty, covered, tint):
    """Returns linear light in which the set without gummies has exactly the colour `tint` (linear).

    `empty` is the set alone: what the gummies do to it, shadow and coloured light, stays as a ratio. The exposure follows
    from the tint, so that the ratio is near 1 and no fringe appears where a gummy covers a pixel in part.
    """
    height, width = light.shape[:2]
    exposure = np.mean(tint) / np.mean(empty)
    gain = np.asarray(tint, np.float32) / np.maximum(_enlarge(empty * exposure, height, width), 1e-4)
    return light * exposure * (covered + (1 - covered) * gain)


def to_screen(light, seed):
    """Rolls off what is brighter than white, converts to sRGB and adds a grain that hides banding. Returns bytes."""
    rolled = np.where(light > SHOULDER, SHOULDER + (1 - SHOULDER) * np.tanh((light - SHOULDER) / (1 - SHOULDER) * 0.62), light)
    screen = np.where(rolled <= 0.0031308, rolled * 12.92, 1.055 * np.maximum(rolled, 1e-9) ** (1 / 2.4) - 0.055)
    grain = np.random.default_rng(seed).normal(0, GRAIN, (*light.shape[:2], 1))
    return np.clip((screen + grain) * 255 + 0.5, 0, 255).astype(np.uint8)


def unroll(linear):
    """The light that `to_screen` shows as `linear`."""
    linear = np.minimum(np.asarray(linear, np.float32), 0.995)
    bent = SHOULDER + (1 - SHOULDER) * np.arctanh(np.maximum(linear - SHOULDER, 0) / (1 - SHOULDER)) / 0.62
    return np.where(linear > SHOULDER, bent, linear)


def _enlarge(small, height, width):
    """Bilinear enlargement of a smooth picture."""
    rows = np.linspace(0, small.shape[0] - 1, height)
    columns = np.linspace(0, small.shape[1] - 1, width)
    r, c = np.minimum(rows.astype(int), small.shape[0] - 2), np.minimum(columns.astype(int), small.shape[1] - 2)
    fr, fc = (rows - r)[:, None, None], (columns - c)[None, :, None]
    top = small[r][:, c] * (1 - fc) + small[r][:, c + 1] * fc
    low = small[r + 1][:, c] * (1 - fc) + small[r + 1][:, c + 1] * fc
    return (top * (1 - fr) + low * fr).astype(np.float32)
