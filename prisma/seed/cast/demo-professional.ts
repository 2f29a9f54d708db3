import type { ProfessionalStatus } from '@oficio/db/generated/client'
import type { TownKey } from './towns'

/** A professional of the demo. The stories refer to them by the key of their record. */
export interface DemoProfessional {
  /** Number of free leads of the trial. Default: 3. */
  freeLeads?: number
  firstName: string
  lastName: string
  company?: string
  town: TownKey
  /** Slugs of the rubros. */
  rubros: string[]
  longDescription: string
  /** Service radius in kilometres. Default: 25. */
  radiusKm?: number
  /** Position in kilometres north and east of the centre of the town. Default: the centre. */
  offsetKm?: { north: number; east: number }
  /** Default: approved. */
  status?: ProfessionalStatus
  statusReason?: string
  isAvailable?: boolean
  /** How many days ago the account was created. */
  days: number
  /** The username in logins.json. Professionals without one cannot log in. */
  username?: string
}
