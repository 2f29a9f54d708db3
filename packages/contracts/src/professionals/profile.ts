/** What a professional's account is known by, and with what one logs in. */
export interface ProfessionalAccount {
  id: string
  firstName: string
  lastName: string
  /** Whether everybody may see their public page. */
  isPublic: boolean
  fullName: string
  companyName: string | null
  username: string
  email: string
  /** Without one they log in with Google. */
  hasPassword: boolean
  /** Null what a direct registration left for later. */
  phoneNational: string | null
  cuit: string | null
  city: string | null
  state: string | null
  serviceRadiusKm: number
  rubros: string[]
  memberSince: string
}
