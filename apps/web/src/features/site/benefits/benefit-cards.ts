import { limits } from '@oficio/contracts/limits'
import type { SettingValues } from '@oficio/contracts/settings/settings'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { BadgeCheck, Gift, HandCoins, type LucideIcon, MapPinned, Users, WalletCards } from 'lucide-react'

interface Benefit {
  title: string
  text: string
  icon: LucideIcon
}

/** Returns the benefits for a professional, with the current prices and rules. */
export function benefitCards(settings: SettingValues): Benefit[] {
  const { leadsPerRequest, trialLeads, monthlyPricePerRubroArs, verificationFeeArs } = settings
  return [
    {
      title: 'Trabajo cerca de donde estás',
      text: `Elegís tus rubros y hasta dónde vas, de ${limits.serviceRadiusKmMin} a ${limits.serviceRadiusKmMax} km. Te avisamos cuando alguien de esa zona necesita lo que hacés.`,
      icon: MapPinned,
    },
    {
      title: 'Sin comisión',
      text: 'El precio y la forma de pago los arreglás directo con el cliente. Lo que cobrás por tu trabajo es todo tuyo.',
      icon: HandCoins,
    },
    {
      title: 'No competís con cincuenta',
      text: `Los datos de contacto de cada cliente los ${leadsPerRequest === 1 ? 've' : 'ven'} como máximo ${countOf(leadsPerRequest, 'profesional', 'profesionales')}. Antes ves qué pide y dónde.`,
      icon: Users,
    },
    trialLeads > 0
      ? {
          title: 'Probás antes de pagar',
          text: `Empezás con ${countOf(trialLeads, 'contacto gratis', 'contactos gratis')}, sin límite de tiempo. La suscripción no arranca sola: la autorizás vos, cuando te sirve.`,
          icon: Gift,
        }
      : {
          title: 'Te registrás por poco',
          text: `Verificar tu cuenta cuesta ${formatMoney(verificationFeeArs)}, una sola vez. La suscripción no arranca sola: la autorizás vos, cuando te sirve.`,
          icon: Gift,
        },
    {
      title: 'Un precio claro',
      text: `${formatMoney(monthlyPricePerRubroArs)} por mes por cada rubro, sin máximo de solicitudes y sin pagar por contacto. La cancelás cuando quieras.`,
      icon: WalletCards,
    },
    {
      title: 'Un perfil que habla por vos',
      text: 'Mostrás tus trabajos y juntás reseñas de clientes que de verdad te contrataron. En los resultados nadie compra un lugar mejor.',
      icon: BadgeCheck,
    },
  ]
}
