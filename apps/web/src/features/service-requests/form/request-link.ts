/** The request that the address of the form's page asks for, from the link that the visitor followed. */
export interface RequestLink {
  /** '' for none. */
  rubroId: string
  isUrgent: boolean
  /** The professional from whose page the visitor comes; '' for none. */
  preferredId: string
  /** The ids of the town with which the form is prefilled. */
  place: { state: string; city: string } | null
  /** The visitor's text from the page before; '' for none. */
  need: string
  /** The part of `need` that describes the work. */
  description: string
}

/** The link without any parameters. */
export const plainLink: RequestLink = {
  rubroId: '',
  isUrgent: false,
  preferredId: '',
  place: null,
  need: '',
  description: '',
}

/** Returns whether both links ask for the same request. Ignores the place, because it only prefills a new form. */
export const isSameLink = (a: RequestLink, b: RequestLink): boolean =>
  a.rubroId === b.rubroId && a.isUrgent === b.isUrgent && a.preferredId === b.preferredId && a.need === b.need
