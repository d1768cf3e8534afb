import { viewSettings, type ViewSetting } from '../../../../../../contracts/admin/saved-views.js';
import type { ListSearch } from '../list-search';

export type Settings = Partial<Record<ViewSetting, string>>;

/** What a view keeps of an address, and what a list knows of a view. */
export function settingsOf(search: Readonly<Record<string, string>> | ListSearch): Settings {
  const values = search as Readonly<Record<string, string | undefined>>;
  return Object.fromEntries(viewSettings.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
}

/** The change of an address that shows these settings and no search. */
export function showing(settings: Settings): ListSearch {
  return { ...Object.fromEntries(viewSettings.map((name) => [name, undefined])), q: '', ...settings };
}

export const areSame = (one: Settings, other: Settings): boolean =>
  viewSettings.every((name) => one[name] === other[name]);

export const isEmpty = (settings: Settings): boolean => areSame(settings, {});
