declare module 'virtual:style-names' {
  export const styleNames: import('./class-names').StyleNames;
}
declare module 'virtual:shop-styles.css';
