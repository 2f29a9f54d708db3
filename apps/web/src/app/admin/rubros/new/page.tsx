import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { listRubroIcons } from '@oficio/domain/admin/rubros/list-rubro-icons'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { RubroForm } from '@/features/admin/rubros/rubro-form'
import { head, page } from '@/server/page'

const title = 'Agregar un rubro'

export const metadata = head(pages.adminNewRubro, { title })

export default page(pages.adminNewRubro, async ({ ctx, actor }) => (
  <Container width="form" className="pb-16">
    <PageHeader
      title={title}
      above={<Breadcrumb items={[workLink('admin'), workLink('adminRubros'), { label: 'Nuevo' }]} />}
      description="Se puede pedir enseguida, y queda último en las listas hasta que le cambies el lugar."
    />
    <RubroForm rubro={null} withIcons={await listRubroIcons(ctx, actor)} />
  </Container>
))
