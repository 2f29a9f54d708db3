import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { getClosing } from '@oficio/domain/accounts/closing/get-closing'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Card } from '@/components/ui/card'
import { ClosingConsequences } from '@/features/accounts/closing/closing-consequences'
import { ClosingForm } from '@/features/accounts/closing/closing-form'
import { ClosingHindrance, isHindered } from '@/features/accounts/closing/closing-hindrance'
import { head, page } from '@/server/page'

const title = 'Cerrar mi cuenta'

export const metadata = head(pages.profileClosing, { title })

export default page(pages.profileClosing, async ({ ctx, actor }) => {
  const [closing, keptDays] = await Promise.all([
    getClosing(ctx, actor),
    ctx.settings.get('anonymiseAfterDays'),
  ])
  return (
    <Container width="form" className="pb-16">
      <PageHeader
        title={title}
        description="No se puede deshacer. Antes de seguir, leé qué pasa con lo tuyo."
        above={<Breadcrumb items={[{ label: 'Mi perfil', href: paths.profile() }, { label: title }]} />}
      />
      <div className="space-y-6">
        <ClosingConsequences closing={closing} keptDays={keptDays} />
        <Card>
          {isHindered(closing) ? (
            <ClosingHindrance closing={closing} />
          ) : (
            <ClosingForm hasPassword={closing.hasPassword} />
          )}
        </Card>
      </div>
    </Container>
  )
})
