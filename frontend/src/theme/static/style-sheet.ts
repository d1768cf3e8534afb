import 'virtual:shop-styles.css';
