import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import type { AppConfig } from '../../platform/config/app-config.js';
import { figures } from './figures.js';
import { ShopMetrics } from './shop-metrics.js';

const { registry } = new ShopMetrics({ metricsToken: 'a-token-for-prometheus' } as AppConfig);
const declared = new Map(registry.getMetricsAsArray().map((metric) => [metric.name, metric.help]));

const read = (path: string) => readFileSync(resolve(__dirname, '../../../..', path), 'utf8');
/** The metrics in a PromQL expression, without `up` and `ALERTS` of Prometheus itself. */
const namesIn = (expression: string) =>
  [...expression.matchAll(/\b(?:shop|process|nodejs)_\w+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, ''));

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
const rules = (parse(read('infra/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const dashboard = JSON.parse(read('infra/grafana/dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

describe('dashboards and alerts', () => {
  it('name only metrics that exist', () => {
    const expressions = [
      ...rules.map(({ expr }) => expr),
      ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const named = expressions.flatMap(namesIn);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !declared.has(name))).toEqual([]);
  });

  it('show every metric of the shop', () => {
    const shown = new Set(dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr))));
    expect([...declared.keys()].filter((name) => name.startsWith('shop_') && !shown.has(name))).toEqual([]);
  });

  it('describe each metric', () => {
    const ours = [...declared].filter(([name]) => name.startsWith('shop_'));
    expect(ours.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(figures)));
    expect(ours.filter(([, help]) => help.length < 20)).toEqual([]);
  });

  it('link every alert to an existing runbook', () => {
    expect(rules.length).toBeGreaterThanOrEqual(10);
    for (const { alert, annotations } of rules) {
      const [, path] = /^(docs\/runbooks\/[a-z-]+\.md)$/.exec(annotations.runbook)!;
      expect(read(path!)).toContain(alert);
    }
  });
});
