import {
  type DataRequestKind,
  dataRequestKinds,
  dataRequestKindTexts,
} from '@oficio/contracts/support/data-requests'

export interface DataRequestKindChoice {
  value: DataRequestKind
  label: string
}

/**
 * Returns the choices of the form. Call it on the server, because the browser needs the contract only when it sends.
 */
export const dataRequestKindChoices = (): DataRequestKindChoice[] =>
  dataRequestKinds.map((value) => ({ value, label: dataRequestKindTexts[value] }))
