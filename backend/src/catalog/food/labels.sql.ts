const labelOf = (product: string) =>
  `json_build_object('name', ${product}.name, 'ingredients', ${product}.ingredients, 'facts', ${product}.food_facts)`;

/** Joins the products `c` of the bundle `p`, with their place in the pack. */
const contents = `jsonb_array_elements_text(p.food_facts -> 'contents') with ordinality item (id, place)
  left join products c on c.id = item.id::int`;

/** The labels of the product `p`: its own, or those of the products in a bundle. */
export const labels = `case p.food_facts ->> 'kind'
  when 'label' then json_build_array(${labelOf('p')})
  when 'bundle' then coalesce((
    select json_agg(${labelOf('c')} order by item.place) from ${contents} where c.food_facts ->> 'kind' = 'label'),
    '[]'::json)
  else '[]'::json end`;

/** Whether the product `p`, or each product of a bundle, has a label. */
export const isLabelled = `case p.food_facts ->> 'kind'
  when 'label' then true
  when 'bundle' then not exists (select from ${contents} where c.food_facts ->> 'kind' is distinct from 'label')
  else false end`;
