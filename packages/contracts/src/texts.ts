/** Texts of form validation, one per kind of fault (docs/product.md, 'Errors'). */
export const fieldLabels = {
  contactName: 'Nombre',
  contactLastName: 'Apellido',
  phone: 'Teléfono',
  email: 'Email',
  serviceAddress: 'Dirección',
  description: 'Descripción',
  rubroId: 'Rubro',
  city: 'Ciudad',
  state: 'Provincia',
  postalCode: 'Código postal',
  title: 'Título',
  username: 'Nombre de usuario',
  password: 'Contraseña',
  confirmPassword: 'Repetí la contraseña',
  currentPassword: 'Contraseña actual',
  firstName: 'Nombre',
  lastName: 'Apellido',
  code: 'Código',
  passkeyName: 'Nombre de la llave',
  note: 'Nota',
  reason: 'Motivo',
  townName: 'Tu localidad',
  address: 'Dirección',
  fullName: 'Nombre y apellido',
  detail: 'Detalle',
  answer: 'Respuesta',
  subject: 'Asunto',
  message: 'Mensaje',
  rating: 'Calificación',
  content: 'Comentario',
  caption: 'Qué se ve',
  verifiedWhat: 'Qué verificaste',
  companyName: 'Nombre de tu empresa o negocio',
  taxId: 'CUIT o CUIL',
  rubros: 'Rubros',
  serviceRadius: 'Hasta dónde trabajás',
  acceptTerms: 'Términos y condiciones',
  rubroName: 'Nombre',
  tradeSingular: 'Quien lo hace',
  tradePlural: 'Quienes lo hacen',
  icon: 'Ícono',
  synonyms: 'Otras palabras',
  targetUrl: 'Enlace del banner',
  invoiceName: 'Nombre o razón social',
  document: 'Número',
} as const

export type FieldName = keyof typeof fieldLabels

export const texts = {
  required: (field: FieldName) => `El campo ${fieldLabels[field]} es obligatorio.`,
  email: 'Escribí un email válido, por ejemplo nombre@correo.com.',
  minLength: (field: FieldName, min: number) => `${fieldLabels[field]}: escribí al menos ${min} caracteres.`,
  maxLength: (field: FieldName, max: number) =>
    `${fieldLabels[field]}: no puede tener más de ${max} caracteres.`,
  passwordMin: (min: number) => `La contraseña debe tener al menos ${min} caracteres`,
  passwordsDiffer: 'Las contraseñas no coinciden',
  pattern: (field: FieldName) => `${fieldLabels[field]}: el formato no es válido.`,
  min: (field: FieldName, min: number) => `${fieldLabels[field]}: tiene que ser ${min} o más.`,
  max: (field: FieldName, max: number) => `${fieldLabels[field]}: tiene que ser ${max} o menos.`,
  personName: (field: FieldName) =>
    `${fieldLabels[field]}: escribí solo el nombre, sin emails ni direcciones web.`,
  onePhone: 'Hay más de un teléfono: escribí uno solo, con código de área.',
  phone: 'Escribí un teléfono argentino con código de área, por ejemplo 341 555 1234.',
  wrongCoordinates: 'Las coordenadas son inválidas',
  unknownPlace: 'No conocemos esa localidad. Elegí una de la lista.',
  unknownProvincia: 'No conocemos esa provincia. Elegí una de la lista.',
  /** For a text field for the town, without a list of suggestions. */
  unknownTown: 'No conocemos esa localidad. Fijate cómo está escrita, o probá con una más grande cerca.',
  unknownRubro: 'Ese rubro no existe. Elegí uno de la lista.',
  synonymTooLong: (max: number) => `Cada palabra o frase puede tener hasta ${max} caracteres.`,
  tooManySynonyms: (max: number) => `Podés poner hasta ${max} palabras.`,
  taxId: 'Escribí un CUIT o CUIL válido: 11 números, por ejemplo 20-12345678-6.',
  termsNeeded: 'Debes aceptar los términos y condiciones para registrarte',
  targetUrl: 'Escribí una dirección web válida, por ejemplo www.tunegocio.com.ar.',
  unexpected: 'Este dato no es válido.',
} as const

/**
 * Parse options for schemas whose errors people read. They replace the library's English texts where a schema has no
 * text of its own.
 */
export const inOwnWords = { error: () => texts.unexpected }
