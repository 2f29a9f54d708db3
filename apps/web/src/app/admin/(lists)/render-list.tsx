import {
  type ListDefinition,
  type ListPage,
  type ListQuery,
  readList,
} from '@oficio/contracts/kernel/lists/define-list'
import { workLink } from '@oficio/contracts/menus'
import { getListChoices } from '@oficio/domain/admin/get-list-choices'
import type { Account } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import type { ReactNode } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { type ListLook, ListView } from '@/components/lists/list-view'
import type { Query } from '@/server/page-query'

interface ListInput {
  ctx: Ctx
  actor: Account
  query: () => Promise<Query>
}

interface PanelList<List extends ListDefinition, Row> {
  list: List
  title: string
  trail?: readonly { label: string; href?: string }[]
  description: string
  read(ctx: Ctx, actor: Account, query: ListQuery<List>): Promise<ListPage<Row>>
  /** Whether the list can be filtered by rubro or province. */
  hasReferences?: true
  look: ListLook<List, Row> | ((query: ListQuery<List>, nowMs: number) => ListLook<List, Row>)
  actions?(query: ListQuery<List>): ReactNode
  /** Content above the list. */
  before?(input: ListInput): ReactNode | Promise<ReactNode>
}

/** Returns the renderer of a list page of the admin panel: one page of rows in the usual frame. */
export const renderList =
  <List extends ListDefinition, Row>({
    list,
    title,
    trail = [workLink('admin'), { label: title }],
    description,
    read,
    hasReferences,
    look,
    actions,
    before,
  }: PanelList<List, Row>) =>
  async (input: ListInput) => {
    const { ctx, actor } = input
    const query = readList(list, await input.query())
    const [page, choices, above] = await Promise.all([
      read(ctx, actor, query),
      hasReferences && getListChoices(ctx, actor),
      before?.(input),
    ])
    return (
      <PageFrame
        title={title}
        trail={trail}
        // Hidden on phones, so that the list begins high.
        description={<span className="max-sm:hidden">{description}</span>}
        actions={actions?.(query)}
      >
        {above}
        <ListView
          look={typeof look === 'function' ? look(query, ctx.clock.now().getTime()) : look}
          query={query}
          page={page}
          references={choices && { rubroId: choices.rubros, provinciaId: choices.provincias }}
        />
      </PageFrame>
    )
  }
