/** What is wrong with a file that staff sends. */
export const fileRefusals = {
  'import-missing': { status: 400, message: 'Kies een csv-bestand.' },
  'import-too-large': { status: 413, message: 'Dit bestand is te groot. Kies er een van hoogstens 2 MB.' },
  'import-broken': { status: 422, message: 'Dit bestand is beschadigd of onvolledig.' },
  'upload-missing': { status: 400, message: 'Kies een afbeelding.' },
  'upload-type': { status: 415, message: 'Kies een afbeelding in JPEG, PNG, GIF of WebP.' },
  'upload-too-large': { status: 413, message: 'Deze afbeelding is te groot. Kies er een van hoogstens 5 MB.' },
  'upload-too-many-pixels': {
    status: 422,
    message: 'Deze afbeelding heeft te veel pixels. Kies er een van hoogstens 40 megapixel.',
  },
  'upload-broken': { status: 422, message: 'Deze afbeelding is beschadigd of onvolledig.' },
} as const;
