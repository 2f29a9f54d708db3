import { countOf } from '@oficio/contracts/text/count-of'
import { providerName } from '@oficio/contracts/text/provider-name'
import type { ReactNode } from 'react'
import type { LegalFacts } from '../legal-facts'
import type { LegalSection } from '../legal-section'
import { browserData } from './browser-data'
import { collectedDataSection } from './collected-data-section'
import { controller } from './controller'
import { paymentData } from './payment-data'
import { recipientsSection } from './recipients-section'
import { retention } from './retention'
import { rights } from './rights'
import { security } from './security'
import { updates } from './updates'

/** The nine parts of the privacy policy, in order (docs/product.md, 'Law'). */
export const privacySections: readonly LegalSection[] = [
  controller,
  collectedDataSection,
  recipientsSection,
  paymentData,
  retention,
  browserData,
  security,
  rights,
  updates,
]

/** Returns the summary of the privacy policy. */
export const privacySummary = ({ settings }: LegalFacts): ReactNode[] => [
  'Tu nombre, tu teléfono, tu email, tu dirección y tus fotos no son públicos.',
  `Tus datos de contacto los abre${settings.leadsPerRequest === 1 ? '' : 'n'}, para responderte, ${countOf(settings.leadsPerRequest, 'profesional', 'profesionales')} como máximo. Ves quién y cuándo.`,
  `No vemos los datos de tu tarjeta: el pago lo hace ${providerName}.`,
  `Borramos los datos de una solicitud ${countOf(settings.anonymiseAfterDays, 'día', 'días')} después de que se cierra.`,
  'No vendemos tus datos ni dejamos que otras empresas te sigan por el sitio.',
  'Podés ver, corregir y borrar tus datos: pedilo con tu email y listo.',
]
