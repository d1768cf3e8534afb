const labelOf = (product: string) =>
  `json_build_object('name', ${product}.name, 'ingredients', ${product}.ingredients, 'facts', ${product}.food_facts)`;

/** Joins the products `c` of the bundle `p`, with their place in the pack. */
const contents = `jsonb_array_elements_text(p.food_facts -> 'contents') with ordinality item (id, place)
  left join products c on c.id = item.id::int`;

const hasLabel = `c.kind = 'supplement' and c.food_facts ->> 'kind' = 'label'`;

/** The labels of the product `p`: its own, or those of the foods in a bundle. What is no food has none. */
export const labels = `case case when p.kind = 'supplement' then p.food_facts ->> 'kind' end
  when 'label' then json_build_array(${labelOf('p')})
  when 'bundle' then coalesce((
    select json_agg(${labelOf('c')} order by item.place) from ${contents} where ${hasLabel}),
    '[]'::json)
  else '[]'::json end`;

/** The ids of the products in the bundle `p`, in their order; none for what is no bundle. */
export const contentIds = `case when p.food_facts ->> 'kind' = 'bundle' then (
    select coalesce(json_agg(c.id order by item.place), '[]'::json) from ${contents})
  else '[]'::json end`;

/** Whether the product `p`, or each food in a bundle of which there is one, has a label. What is no food needs none. */
export const isLabelled = `case case when p.kind = 'other' then 'none' else p.food_facts ->> 'kind' end
  when 'none' then true
  when 'label' then true
  when 'bundle' then exists (select from ${contents} where ${hasLabel})
    and not exists (select from ${contents} where (${hasLabel} or c.kind = 'other') is not true)
  else false end`;
