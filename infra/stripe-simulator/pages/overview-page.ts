import type { Control } from '../control.js';
export function overviewPage(control: Control): string { return JSON.stringify(control.state()); }
