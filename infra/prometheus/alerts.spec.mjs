import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from '../../scripts/lib/paths.mjs';

const read = (name) => parse(readFileSync(inRoot('infra/prometheus', name), 'utf8'));
const alerts = read('alerts.yml').groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
const stories = read('alerts.test.yml').tests;

it('tells one story of every alert, in their order', () => {
  expect(stories.map(({ name }) => name)).toEqual(alerts);
});

it.each(stories)('lets $name fire, then clear', ({ name, alert_rule_test: [fires, clears, ...more] }) => {
  expect(more).toEqual([]);
  expect([fires.alertname, clears.alertname]).toEqual([name, name]);
  expect(fires.exp_alerts).toHaveLength(1);
  expect(clears.exp_alerts).toBeUndefined();
  expect(parseInt(clears.eval_time, 10)).toBeGreaterThan(parseInt(fires.eval_time, 10));
});
