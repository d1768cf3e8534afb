import { useSearchedProducts } from '../../../../lib/shop/use-searched-products';
import { ProductList, type ProductListProps } from './product-list';

/** The list with the products that a search finds. */
export default function SearchedList(list: Omit<ProductListProps, 'shown'> & { search: string }) {
  const { products, categories, search } = list;
  return <ProductList {...list} shown={useSearchedProducts(products.data, categories, search)} />;
}
