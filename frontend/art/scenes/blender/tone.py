"""From linear light to the colours of a screen, with an exact tint where the set is empty."""
import numpy as np

SHOULDER = 0.72
GRAIN = 0.9 / 255
MARGIN = 0.15
FAINT = 0.1


def composite(light, empty, covered, tint):
    """Returns linear light in which the set without gummies has exactly the colour `tint` (linear).

    `empty` is the set alone: what the gummies do to it, shadow and coloured light, stays as a ratio. The exposure follows
    from the tint, so that the ratio is near 1 and no fringe appears where a gummy covers a pixel in part. Towards the border
    the ratio becomes 1: no seam shows where the picture ends and a card of the same tint goes on.
    """
    height, width = light.shape[:2]
    exposure = np.mean(tint) / np.mean(empty)
    tint = np.asarray(tint, np.float32)
    gain = tint / np.maximum(_enlarge(empty * exposure, height, width), 1e-4)
    ground = tint * (1 + (_calm(light * exposure * gain / tint) - 1) * _inside(height, width))
    return light * exposure * covered + ground * (1 - covered)


def _calm(ratio):
    """Lets shadows near a gummy stay, and takes back what only darkens or colours the set as a whole."""
    grey = np.maximum(ratio.mean(2, keepdims=True), 1e-3)
    lost = np.abs(1 - grey)
    kept = lost * lost / (lost + FAINT)
    return (1 + np.sign(grey - 1) * kept) * (1 + (ratio / grey - 1) * 0.55)


def _inside(height, width):
    """1 inside the margin of a picture, falling smoothly to 0 at its border."""
    margin = MARGIN * min(height, width)
    sides = [np.clip(np.minimum(np.arange(n), np.arange(n)[::-1]) / margin, 0, 1) for n in (height, width)]
    rows, columns = (side * side * (3 - 2 * side) for side in sides)
    return (rows[:, None] * columns[None, :])[..., None].astype(np.float32)


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
