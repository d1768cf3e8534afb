export default async function teardown() {
  for (const stop of (globalThis.stopServices ?? []).splice(0).reverse()) await stop();
}
