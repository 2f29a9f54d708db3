import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { getClosing } from '@oficio/domain/accounts/closing/get-closing'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Card } from '@/components/ui/card'
import { ClosingConsequences } from '@/features/accounts/closing/closing-consequences'
import { ClosingForm } from '@/features/accounts/closing/closing-form'
import { ClosingHindrance } from '@/features/accounts/closing/closing-hindrance'
import { head, page } from '@/server/page'

const title = 'Cerrar mi cuenta'

export const metadata = head(pages.profileClosing, { title })

export default page(pages.profileClosing, async ({ ctx, actor }) => {
  const { hasPassword, hindrance, ends, keeps } = await getClosing(ctx, actor)
  return (
    <Container width="form" className="pb-16">
      <PageHeader
        title={title}
        description="No se puede deshacer. Antes de seguir, leé qué pasa con lo tuyo."
        above={<Breadcrumb items={[{ label: 'Mi perfil', href: paths.profile() }, { label: title }]} />}
      />
      <div className="space-y-6">
        <ClosingConsequences ends={ends} keeps={keeps} />
        <Card>
          {hindrance ? <ClosingHindrance hindrance={hindrance} /> : <ClosingForm hasPassword={hasPassword} />}
        </Card>
      </div>
    </Container>
  )
})
