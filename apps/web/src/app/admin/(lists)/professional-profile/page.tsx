import { professionalList } from '@oficio/contracts/admin/professionals'
import { readList } from '@oficio/contracts/kernel/lists/define-list'
import { workLink, workMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getListChoices } from '@oficio/domain/admin/get-list-choices'
import { listProfessionals } from '@oficio/domain/admin/professionals/list-professionals'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Alert } from '@/components/ui/alert'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ProfessionalList } from '@/features/admin/professionals/professional-list'
import { head, page } from '@/server/page'

const title = workMenu.adminProfessionals.label

export const metadata = head(pages.adminProfessionals, { title })

export default page(pages.adminProfessionals, async ({ ctx, actor, query }) => {
  const parameters = await query()
  const listQuery = readList(professionalList, parameters)
  const [professionals, { rubros, provincias }] = await Promise.all([
    listProfessionals(ctx, actor, listQuery),
    getListChoices(ctx, actor),
  ])
  return (
    <Container className="pb-16">
      <PageHeader
        title={title}
        above={<Breadcrumb items={[workLink('admin'), { label: title }]} />}
        description="Quienes trabajan con el sitio, y quienes esperan para hacerlo."
      />
      {parameters.choose !== undefined && (
        <Alert title="Elegí primero un profesional" className="mb-6">
          Esa página es de cada profesional. Abrí el que buscás: en «Sus páginas» están su perfil, rubros,
          pagos y cuenta.
        </Alert>
      )}
      <ProfessionalList
        query={listQuery}
        page={professionals}
        references={{ rubroId: rubros, provinciaId: provincias }}
      />
    </Container>
  )
})
