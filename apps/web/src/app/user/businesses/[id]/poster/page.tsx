import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { getPoster } from '@oficio/domain/businesses/poster/get-poster'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Alert } from '@/components/ui/alert'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { PrintButton } from '@/components/ui/print-button'
import { PosterSheet } from '@/features/businesses/poster/poster-sheet'
import { RenewCode } from '@/features/businesses/poster/renew-code'
import { page, readHead } from '@/server/page'
import { siteSettings } from '../../../../site-settings'
import { ByScripts } from '../desk-page'
import { readOwnBusiness } from '../read-business'

export const generateMetadata = readHead(pages.userBusinessPoster, async (input) => ({
  title: `Cartel de ${(await readOwnBusiness(input)).business.name}`,
}))

/** A printable poster that asks the customers of a business for reviews. */
export default page(pages.userBusinessPoster, async (input) => {
  const { ctx, actor, params } = input
  const { business, isPublic, logo } = await readOwnBusiness(input)
  const poster = await getPoster(ctx, actor, params)
  return (
    <Container width="form" className="pb-16 print:max-w-none print:p-0">
      <PageHeader
        title="Cartel para tus clientes"
        above={
          <Breadcrumb
            items={[
              { label: 'Mis negocios', href: paths.userBusinesses() },
              { label: business.name, href: paths.userBusiness(business.id) },
              { label: 'Cartel' },
            ]}
          />
        }
        actions={<PrintButton />}
        className="print:hidden"
      />
      <div className="space-y-6">
        <div className="space-y-6 print:hidden">
          <p className="text-muted-foreground">
            Imprimilo en una hoja A4 y colgalo donde se vea. Las reseñas que llegan por su código dicen que la
            persona te visitó.
          </p>
          {!isPublic && (
            <Alert tone="warning" title="Tu página no se ve ahora">
              El código va a funcionar cuando se vuelva a ver.
            </Alert>
          )}
        </div>
        <PosterSheet
          name={business.name}
          logoUrl={logo?.thumbUrl ?? null}
          poster={poster}
          siteName={siteSettings().site.name}
        />
        <section aria-labelledby="otro-codigo" className="space-y-4 print:hidden">
          <h2 id="otro-codigo" className="text-xl">
            Si el código se difundió
          </h2>
          <p className="text-muted-foreground">
            Quien tenga el enlace del código puede usarlo sin haber ido. Si te llegan reseñas así, cambialo e
            imprimí el cartel de nuevo.
          </p>
          <ByScripts>
            <RenewCode businessId={business.id} version={poster.version} />
          </ByScripts>
        </section>
      </div>
    </Container>
  )
})
