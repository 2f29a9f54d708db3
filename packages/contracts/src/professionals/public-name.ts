interface NamedPerson {
  firstName: string
  lastName: string
  companyName: string | null
}

/** Returns the name under which a professional appears everywhere: their company's, or else their own. */
export const publicName = (professional: NamedPerson): string =>
  professional.companyName ?? personName(professional)

/** Returns the person's own name below that of their company; null where it is the public name itself. */
export const personBehind = (professional: NamedPerson): string | null =>
  professional.companyName === null ? null : personName(professional)

const personName = ({ firstName, lastName }: NamedPerson): string => `${firstName} ${lastName}`
