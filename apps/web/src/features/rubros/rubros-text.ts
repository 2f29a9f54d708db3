import { countOf } from '@oficio/contracts/text/count-of'

/** Returns '1 rubro', '3 rubros'. */
export const rubrosText = (count: number): string => countOf(count, 'rubro', 'rubros')

/** Placeholders for a search of rubros: for trades, and for businesses. */
export const searchExamples = {
  professional: 'Buscá: plomero, pérdida, mudanza...',
  business: 'Buscá: café, kiosco, peluquería...',
} as const

/** Placeholder for a problem in one's own words, which the search of rubros understands. */
export const needExample = 'Ej.: se rompió un caño'

/** Shown if the user typed a text but did not choose a rubro. */
export const unchosenRubroText = 'Elegí un rubro de la lista.'

/** Shown if no rubro matches and the visitor may continue with their own words. */
export const otherNeedText =
  'No encontramos ese rubro. Seguí igual: te ayudamos a elegirlo en el próximo paso.'

/** Returns the text for no results; 'otro' if some rubros are chosen. */
export const noRubroText = (hasChosen: boolean): string =>
  `No encontramos ${hasChosen ? 'otro rubro así' : 'ese rubro'}. Probá con otra palabra.`
