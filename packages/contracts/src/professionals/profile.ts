/** What a professional's account is known by, and with what one logs in. */
export interface ProfessionalAccount {
  fullName: string
  companyName: string | null
  username: string
  email: string
  /** Without one they log in with Google. */
  hasPassword: boolean
  phoneNational: string
  cuit: string
  city: string
  state: string
  serviceRadiusKm: number
  rubros: string[]
  memberSince: string
}
