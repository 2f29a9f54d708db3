import type { Theme } from './use-theme'

/** The themes in the order in which the switches offer them. */
export const themeWords = [
  ['system', 'Automático'],
  ['light', 'Claro'],
  ['dark', 'Oscuro'],
] as const satisfies readonly (readonly [Theme, string])[]
