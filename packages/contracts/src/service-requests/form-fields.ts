/** The part of the form that a field belongs to, which also decides how long its client may change it. */
type FormSection = 'work' | 'photos' | 'place' | 'urgency' | 'contact' | 'expiry'

interface FieldFacts {
  section: FormSection
  /** Nothing is sent while it is blank. */
  isRequired?: true
}

/**
 * What a client fills in, from top to bottom of the form. A new field has its line here, and the compiler or a test then
 * asks for the rest: its schema (`form.ts`), what makes two forms equal (`form-hash.ts`), its column (`form-columns.ts`),
 * how a correction begins with it (`work-edit.ts`). It travels with the form's page, so it holds no schemas.
 */
const requestFields = {
  rubroId: { section: 'work', isRequired: true },
  description: { section: 'work', isRequired: true },
  title: { section: 'work' },
  photoIds: { section: 'photos' },
  state: { section: 'place', isRequired: true },
  /** Blank only while the town is said to be none of the list. */
  townName: { section: 'place', isRequired: true },
  city: { section: 'place', isRequired: true },
  serviceAddress: { section: 'place', isRequired: true },
  postalCode: { section: 'place' },
  isUrgent: { section: 'urgency' },
  contactName: { section: 'contact', isRequired: true },
  contactLastName: { section: 'contact', isRequired: true },
  phone: { section: 'contact', isRequired: true },
  isMobile: { section: 'contact' },
  email: { section: 'contact', isRequired: true },
  expirationDays: { section: 'expiry' },
} as const satisfies Record<string, FieldFacts>

type Fields = typeof requestFields
export type RequestField = keyof Fields
export type FieldAbout<Section extends FormSection> = {
  [Name in RequestField]: Fields[Name]['section'] extends Section ? Name : never
}[RequestField]
export type RequiredField = {
  [Name in RequestField]: Fields[Name] extends { isRequired: true } ? Name : never
}[RequestField]

// What `Object.keys` gives are the names that the table was written with.
export const fieldNames = Object.keys(requestFields) as RequestField[]

const isAbout =
  <Section extends FormSection>(subjects: readonly Section[]) =>
  (name: RequestField): name is FieldAbout<Section> =>
    (subjects as readonly FormSection[]).includes(requestFields[name].section)

export const fieldsAbout = <Section extends FormSection>(
  ...subjects: readonly Section[]
): FieldAbout<Section>[] => fieldNames.filter(isAbout(subjects))

/** The fields without which nothing is sent, in their order. */
export const requiredFields = fieldNames.filter(
  (name): name is RequiredField => 'isRequired' in requestFields[name],
)
