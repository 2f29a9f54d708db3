import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { countOf } from '@oficio/contracts/text/count-of'
import { ChosenReach } from '@/app/chosen-reach'
import { PageFrame } from '@/components/layout/page-frame'
import { WithoutScripts } from '@/components/layout/without-scripts'
import { Link } from '@/components/ui/link'
import { inlineLink } from '@/components/ui/link-classes'
import { AuthLink } from '@/features/accounts/auth-link'
import { PricesWithVat } from '@/features/payments/net-price'
import { priceLine } from '@/features/professionals/joining/price-line'
import { RegistrationFlow } from '@/features/professionals/joining/registration/registration-flow'
import { page, readHead } from '@/server/page'
import { siteSettings } from '../../../site-settings'
import { readCachedProvincias, readCachedRubros } from '../../cached-lists'
import { readCachedSettings } from '../../cached-settings'

// Cached as a whole, because the browser adds the signed-in user and the stored draft.
export const revalidate = 3600

export const generateMetadata = readHead(pages.registerProfessional, async () => {
  const { trialLeads } = await readCachedSettings()
  const free = countOf(trialLeads, 'contacto gratis', 'contactos gratis')
  return {
    title: 'Registrarme como profesional',
    description: `Recibí solicitudes de tu zona y tus rubros. ${trialLeads > 0 ? `Empezás con ${free} y después pagás` : 'Pagás'} un precio fijo por mes, sin comisión por trabajo.`,
  }
})

export default page(pages.registerProfessional, async ({ ctx }) => {
  const { site, provider, mapTiles, isGoogleOffered } = siteSettings()
  const { monthlyPricePerRubroArs, verificationFeeArs, trialLeads, vatPercent } = await readCachedSettings()
  const [rubros, provincias] = await Promise.all([readCachedRubros(ctx), readCachedProvincias(ctx)])
  return (
    <PageFrame
      title="Registrate como profesional"
      description="Te llegan solicitudes de tu zona y tus rubros. Hablás y arreglás directo con el cliente."
      className="max-w-3xl"
    >
      <div className="space-y-5">
        <p className="rounded-card bg-primary-soft p-4 font-medium text-primary-soft-foreground">
          {priceLine({ trialLeads, monthlyPricePerRubroArs, verificationFeeArs })}{' '}
          <Link href={paths.demandMeter()} className={inlineLink}>
            Mirá cuántas solicitudes hay en tu zona
          </Link>
        </p>
        <PricesWithVat percent={vatPercent}>
          <RegistrationFlow
            reach={<ChosenReach tiles={mapTiles} />}
            rubros={rubros}
            provincias={provincias}
            prices={{ monthlyPricePerRubroArs, verificationFeeArs, trialLeads }}
            isGoogleOffered={isGoogleOffered}
            withoutScripts={
              <WithoutScripts
                subject="Para registrarte"
                supportEmail={site.supportEmail}
                phone={provider.phone}
              />
            }
          />
        </PricesWithVat>
        <div className="space-y-2 pt-2 text-muted-foreground">
          <AuthLink question="¿Ya tenés cuenta?" href={paths.login()}>
            Iniciá sesión
          </AuthLink>
          <div className="needs-script">
            <AuthLink question="¿No tenés todo a mano?" href={paths.registerDirectly()}>
              Registrate con lo mínimo
            </AuthLink>
          </div>
        </div>
      </div>
    </PageFrame>
  )
})
