interface NamedPerson {
  firstName: string
  lastName: string
  companyName: string | null
}

/** Returns the public name of a professional: the company name, or else the person's name. */
export const publicName = (professional: NamedPerson): string =>
  professional.companyName ?? personName(professional)

/** Returns the person's name to show below the company name. Returns null without a company. */
export const personBehind = (professional: NamedPerson): string | null =>
  professional.companyName === null ? null : personName(professional)

const personName = ({ firstName, lastName }: NamedPerson): string => `${firstName} ${lastName}`
