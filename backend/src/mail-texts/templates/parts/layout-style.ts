import type { Shop } from '../../../mail/mail-content.js';
import { html, type Html } from '../../../platform/http/html.js';
import { mailArt } from './pictures.js';

/**
 * The style of every mail: the brand's fonts where a program loads them, dark mode, and narrow screens. Programs that
 * drop it keep the inline colours. Outlook takes Times for fonts that it does not know, so it gets Arial.
 */
export const styleOf = (shop: Shop): Html =>
  html`<style>
      @media screen {
        @font-face {
          font-family: 'Bricolage Grotesque';
          src: url(${mailArt(shop, 'bricolage.woff2')}) format('woff2');
          font-weight: 200 800;
        }
        @font-face {
          font-family: Figtree;
          src: url(${mailArt(shop, 'figtree.woff2')}) format('woff2');
          font-weight: 300 900;
        }
      }
      :root {
        color-scheme: light dark;
        supported-color-schemes: light dark;
      }
      @media (prefers-color-scheme: dark) {
        .page {
          background: #1a1326 !important;
        }
        .card {
          background: #2a2139 !important;
        }
        .panel {
          background: #382d4b !important;
        }
        .track {
          background: #4a3f5c !important;
        }
        .ink {
          color: #fff8ee !important;
        }
        .muted {
          color: #c6bcd4 !important;
        }
        .line {
          border-color: #4a3f5c !important;
        }
      }
      @media (max-width: 480px) {
        .edge {
          padding: 12px 0 24px !important;
        }
        .head-cell {
          padding: 20px 20px 24px !important;
        }
        .card-cell {
          padding: 24px 20px !important;
        }
        .foot-cell {
          padding: 24px 20px 0 !important;
        }
      }
    </style>
    <!--[if mso]>
      <style>
        * {
          font-family: Arial, sans-serif !important;
        }
      </style>
      <xml
        ><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"
          ><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings
        ></xml
      >
    <![endif]-->`;
