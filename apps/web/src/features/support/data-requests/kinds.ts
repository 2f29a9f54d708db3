import {
  type DataRequestKind,
  dataRequestKinds,
  dataRequestKindTexts,
} from '@oficio/contracts/support/data-requests'

export interface AskedKind {
  value: DataRequestKind
  label: string
}

/** Returns the choices of the form. Made on the server: the browser has no use for the contract before it sends. */
export const askedKinds = (): AskedKind[] =>
  dataRequestKinds.map((value) => ({ value, label: dataRequestKindTexts[value] }))
