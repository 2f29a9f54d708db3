import type { ProfessionalStatus } from '@oficio/db/generated/client'
import type { TownKey } from './towns'

/** A professional of the demo in plain words. The key of their record is their name in the stories. */
export interface DemoProfessional {
  /** How many free leads the trial began with; three when left out. */
  freeLeads?: number
  firstName: string
  lastName: string
  company?: string
  town: TownKey
  /** Slugs of rubros. */
  rubros: string[]
  longDescription: string
  /** 25 when left out. */
  radiusKm?: number
  /** Where they stand, in kilometres north and east of the middle of their town; left out: in the middle. */
  offsetKm?: { north: number; east: number }
  /** Approved when left out. */
  status?: ProfessionalStatus
  statusReason?: string
  isAvailable?: boolean
  /** Since how many days they have their account. */
  days: number
  /** Makes it a login of logins.json; others cannot log in. */
  username?: string
}
