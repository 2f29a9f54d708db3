import type { SettingValues } from '@oficio/contracts/settings/settings'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatMoney } from '@oficio/contracts/text/format-money'

type Prices = Pick<SettingValues, 'trialLeads' | 'monthlyPricePerRubroArs' | 'verificationFeeArs'>

/** Returns the price of the site for a professional, in three short sentences. */
export function priceLine({ trialLeads, monthlyPricePerRubroArs, verificationFeeArs }: Prices): string {
  const monthly = `${formatMoney(monthlyPricePerRubroArs)} por mes por rubro, sin comisión`
  return [
    trialLeads > 0
      ? `${countOf(trialLeads, 'contacto gratis', 'contactos gratis')}; después, ${monthly}.`
      : `${monthly}.`,
    'La suscripción la autorizás vos, cuando te sirve.',
    verificationFeeArs > 0
      ? `Hoy pagás ${formatMoney(verificationFeeArs)}, para verificar tu cuenta.`
      : 'Hoy no pagás nada.',
  ].join(' ')
}
