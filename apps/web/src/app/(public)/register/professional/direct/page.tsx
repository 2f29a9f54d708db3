import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { siteSettings } from '@/app/site-settings'
import { PageFrame } from '@/components/layout/page-frame'
import { WithoutScripts } from '@/components/layout/without-scripts'
import { Card } from '@/components/ui/card'
import { AuthLink } from '@/features/accounts/auth-link'
import { DirectForm } from '@/features/professionals/joining/direct/direct-form'
import { priceLine } from '@/features/professionals/joining/price-line'
import { head, page } from '@/server/page'
import { readCachedRubros } from '../../../cached-lists'
import { readCachedSettings } from '../../../cached-settings'

// Cached as a whole, because it is the same for every visitor.
export const revalidate = 3600

export const metadata = head(pages.registerDirectly, { title: 'Registro breve de profesionales' })

export default page(pages.registerDirectly, async ({ ctx }) => {
  const { site, provider } = siteSettings()
  const { trialLeads, monthlyPricePerRubroArs } = await readCachedSettings()
  const rubros = await readCachedRubros(ctx)
  return (
    <PageFrame
      title="Registrate con lo mínimo"
      description="Creá tu cuenta ahora y completá el resto después: la aprobamos cuando esté todo."
      className="max-w-2xl"
    >
      <p className="mb-5 rounded-card bg-primary-soft p-4 font-medium text-primary-soft-foreground">
        {/* This registration charges no verification fee. */}
        {priceLine({ trialLeads, monthlyPricePerRubroArs, verificationFeeArs: 0 })}
      </p>
      <noscript>
        <WithoutScripts subject="Para registrarte" supportEmail={site.supportEmail} phone={provider.phone} />
      </noscript>
      <Card className="needs-script">
        <DirectForm rubros={rubros} />
      </Card>
      <div className="space-y-2 pt-6 text-muted-foreground">
        <AuthLink question="¿Ya tenés cuenta?" href={paths.login()}>
          Iniciá sesión
        </AuthLink>
        <div className="needs-script">
          <AuthLink question="¿Tenés tu CUIT y tus rubros a mano?" href={paths.registerProfessional()}>
            Registrate completo
          </AuthLink>
        </div>
      </div>
    </PageFrame>
  )
})
