import { professionalList } from '@oficio/contracts/admin/professionals'
import { readList } from '@oficio/contracts/kernel/lists/define-list'
import { workLink, workMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getListChoices } from '@oficio/domain/admin/get-list-choices'
import { listProfessionals } from '@oficio/domain/admin/professionals/list-professionals'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ProfessionalList } from '@/features/admin/professionals/professional-list'
import { head, page } from '@/server/page'

const title = workMenu.adminProfessionals.label

export const metadata = head(pages.adminProfessionals, { title })

export default page(pages.adminProfessionals, async ({ ctx, actor, query }) => {
  const asked = readList(professionalList, await query())
  const [found, { rubros, provincias }] = await Promise.all([
    listProfessionals(ctx, actor, asked),
    getListChoices(ctx, actor),
  ])
  return (
    <Container className="pb-16">
      <PageHeader
        title={title}
        above={<Breadcrumb items={[workLink('admin'), { label: title }]} />}
        description="Quienes trabajan con el sitio, y quienes esperan para hacerlo."
      />
      <ProfessionalList
        query={asked}
        page={found}
        references={{ rubroId: rubros, provinciaId: provincias }}
      />
    </Container>
  )
})
