import { limits } from '@oficio/contracts/limits'
import type { SettingValues } from '@oficio/contracts/settings/settings'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatMoney } from '@oficio/contracts/text/format-money'

interface ComparedFact {
  question: string
  monthly: string
  /** What is true of every site that charges for each contact. It names no site and no price. */
  perContact: string
}

/** Returns the differences between this site and a site that charges for each contact, also where this site is worse. */
export const comparedFacts = ({
  monthlyPricePerRubroArs,
  trialLeads,
  leadsPerRequest,
}: SettingValues): ComparedFact[] => [
  {
    question: 'Qué pagás',
    monthly: `${formatMoney(monthlyPricePerRubroArs)} por mes y rubro, con todos los contactos que quieras.`,
    perContact: 'Cada contacto por separado, te contraten o no.',
  },
  {
    question: 'En un mes con mucho trabajo',
    monthly: 'Lo mismo.',
    perContact: 'Más: cada contacto se suma.',
  },
  {
    question: 'En un mes sin trabajo',
    monthly: 'Lo mismo. La cancelás cuando quieras.',
    perContact: 'Nada.',
  },
  {
    question: 'Si el contacto era falso',
    monthly: `Lo reportás en ${countOf(limits.deadLeadDays, 'día', 'días')}.${trialLeads > 0 ? ' Si era uno gratis, vuelve a tu cuenta.' : ''} Con suscripción no perdés nada.`,
    perContact: 'Ya lo pagaste. La devolución depende de cada sitio.',
  },
  {
    question: 'Contra cuántos competís',
    monthly: `${countOf(leadsPerRequest, 'profesional', 'profesionales')} como máximo por solicitud. Ves cuántos lugares quedan antes de abrirla.`,
    perContact: 'Depende de cada sitio.',
  },
]
