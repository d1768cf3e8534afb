/** Offers a fetched file as a download. */
export function saveFile(file: File): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  window.setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
