/** jsdom does not implement dialogs. These stubs set the `open` attribute as a browser does. */
export function stubDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function () {
    this.removeAttribute('open');
  };
}
