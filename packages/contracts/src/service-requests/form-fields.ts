/** What a field of a request is about: where it stands in the form, and how long its client may change it. */
type About = 'work' | 'photos' | 'place' | 'urgency' | 'contact' | 'expiry'

interface FieldFacts {
  about: About
  /** Nothing is sent while it is blank. */
  isRequired?: true
}

/**
 * What a client fills in, from top to bottom of the form. A new field has its line here, and the compiler or a test then
 * asks for the rest: its schema (`form.ts`), what makes two forms equal (`form-hash.ts`), its column (`form-columns.ts`),
 * how a correction begins with it (`work-edit.ts`). It travels with the form's page, so it holds no schemas.
 */
const requestFields = {
  rubroId: { about: 'work', isRequired: true },
  description: { about: 'work', isRequired: true },
  title: { about: 'work' },
  photoIds: { about: 'photos' },
  state: { about: 'place', isRequired: true },
  /** Blank only while the town is said to be none of the list. */
  townName: { about: 'place', isRequired: true },
  city: { about: 'place', isRequired: true },
  serviceAddress: { about: 'place', isRequired: true },
  postalCode: { about: 'place' },
  isUrgent: { about: 'urgency' },
  contactName: { about: 'contact', isRequired: true },
  contactLastName: { about: 'contact', isRequired: true },
  phone: { about: 'contact', isRequired: true },
  isMobile: { about: 'contact' },
  email: { about: 'contact', isRequired: true },
  expirationDays: { about: 'expiry' },
} as const satisfies Record<string, FieldFacts>

type Fields = typeof requestFields
export type RequestField = keyof Fields
export type FieldAbout<Of extends About> = {
  [Name in RequestField]: Fields[Name]['about'] extends Of ? Name : never
}[RequestField]
export type RequiredField = {
  [Name in RequestField]: Fields[Name] extends { isRequired: true } ? Name : never
}[RequestField]

// What `Object.keys` gives are the names that the table was written with.
export const fieldNames = Object.keys(requestFields) as RequestField[]

const isAbout =
  <Of extends About>(subjects: readonly Of[]) =>
  (name: RequestField): name is FieldAbout<Of> =>
    (subjects as readonly About[]).includes(requestFields[name].about)

export const fieldsAbout = <Of extends About>(...subjects: readonly Of[]): FieldAbout<Of>[] =>
  fieldNames.filter(isAbout(subjects))

/** The fields without which nothing is sent, in their order. */
export const requiredFields = fieldNames.filter(
  (name): name is RequiredField => 'isRequired' in requestFields[name],
)
