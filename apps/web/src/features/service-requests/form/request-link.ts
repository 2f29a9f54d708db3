/** What the address of the form's page asks for: the link that the visitor followed. */
export interface RequestLink {
  /** '' for none. */
  rubroId: string
  isUrgent: boolean
  /** The professional from whose page the visitor comes; '' for none. */
  preferredId: string
  /** The ids of the town in which the form begins. */
  place: { state: string; city: string } | null
  /** What the visitor typed on the page before; '' for nothing. */
  need: string
  /** The part of it that describes the work. */
  description: string
}

/** The address of the page alone. */
export const plainLink: RequestLink = {
  rubroId: '',
  isUrgent: false,
  preferredId: '',
  place: null,
  need: '',
  description: '',
}

/** Returns whether both links ask for the same request. A place is only where a new form begins. */
export const isSameLink = (a: RequestLink, b: RequestLink): boolean =>
  a.rubroId === b.rubroId && a.isUrgent === b.isUrgent && a.preferredId === b.preferredId && a.need === b.need
