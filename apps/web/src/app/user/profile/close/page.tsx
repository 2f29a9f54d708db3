import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { getClosing } from '@oficio/domain/accounts/closing/get-closing'
import { PageFrame } from '@/components/layout/page-frame'
import { Card } from '@/components/ui/card'
import { ClosingConsequences } from '@/features/accounts/closing/closing-consequences'
import { ClosingForm } from '@/features/accounts/closing/closing-form'
import { ClosingHindrance } from '@/features/accounts/closing/closing-hindrance'
import { head, page } from '@/server/page'

const title = 'Cerrar mi cuenta'

export const metadata = head(pages.profileClosing, { title })

/** The page to close an account, with the consequences. */
export default page(pages.profileClosing, async ({ ctx, actor }) => {
  const { hasPassword, hindrance, ends, keeps } = await getClosing(ctx, actor)
  return (
    <PageFrame
      width="form"
      title={title}
      description="No se puede deshacer. Antes de seguir, leé qué pasa con lo tuyo."
      trail={[{ label: 'Mi perfil', href: paths.profile() }, { label: title }]}
    >
      <div className="space-y-6">
        <ClosingConsequences ends={ends} keeps={keeps} />
        <Card>
          {hindrance ? <ClosingHindrance hindrance={hindrance} /> : <ClosingForm hasPassword={hasPassword} />}
        </Card>
      </div>
    </PageFrame>
  )
})
