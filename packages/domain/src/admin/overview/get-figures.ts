import type {
  FigurePeriod,
  Liquidity,
  MarketFigures,
  PeriodFigures,
  ProvinceFigures,
  Share,
} from '@oficio/contracts/admin/figures'
import type { DaySum } from '@oficio/contracts/admin/payments/day-sums'
import { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { pageTags } from '../../kernel/pages/tags'
import { atArgentina } from '../../kernel/time/at-argentina'
import { subDays } from '../../kernel/time/days'
import { isBackAt } from '../../professionals/availability/is-available'
import { sumDays } from '../payments/sum-days'

const keptMinutes = 5
const liquidityRows = 20

/**
 * Returns the figures of the marketplace for the last days, including today (docs/product.md, 'Admin'). Caches them for
 * `keptMinutes` per process, because they are the same for every admin and read many rows.
 */
export async function getFigures(
  ctx: Ctx,
  actor: Actor,
  { days }: { days: FigurePeriod },
): Promise<MarketFigures> {
  requireAdmin(actor)
  const tag = pageTags.figures(days)
  const read = () => ctx.readCache.read(tag, [tag], () => measure(ctx, actor, days))
  const figures = await read()
  const age = ctx.clock.now().getTime() - Date.parse(figures.measuredAt)
  if (age < keptMinutes * 60_000) return figures
  ctx.readCache.purge([tag])
  return read()
}

async function measure(ctx: Ctx, actor: Actor, days: FigurePeriod): Promise<MarketFigures> {
  const now = ctx.clock.now()
  const before = subDays(now, days)
  const [current, previous, activeProfessionals, provinces, liquidity] = await Promise.all([
    measurePeriod(ctx, now, days, await sumDays(ctx, actor, days)),
    measurePeriod(ctx, before, days, await sumDays(ctx, actor, days, before)),
    countActive(ctx, now, days),
    countProvinces(ctx, now, days),
    findLiquidity(ctx, now, days),
  ])
  return {
    ...current,
    previous,
    days,
    measuredAt: now.toISOString(),
    activeProfessionals,
    provinces,
    liquidity,
  }
}

/** Returns the figures of the days up to `now`, which is in the past for the period before. */
async function measurePeriod(
  ctx: Ctx,
  now: Date,
  days: FigurePeriod,
  sums: readonly DaySum[],
): Promise<PeriodFigures> {
  const [perDay, answers] = await Promise.all([countDays(ctx, now, days), findAnswers(ctx, now, days)])
  const total = (figureOf: (sum: DaySum) => number) => sums.reduce((all, sum) => all + figureOf(sum), 0)
  return {
    perDay,
    requests: perDay.reduce((all, { requests }) => all + requests, 0),
    answeredInHour: { part: answers.inHour, total: answers.hourOld },
    answeredInDay: { part: answers.inDay, total: answers.dayOld },
    firstLeadMinutes: answers.firstLeadMinutes,
    revenueCentavos: total(({ approvedCentavos }) => approvedCentavos),
    refundedCentavos: total(({ refundedCentavos }) => refundedCentavos),
  }
}

/** SQL of the start of the period's first day in Argentina. */
const since = (now: Date, days: number) => Prisma.sql`
  (((${now}::timestamptz ${atArgentina})::date - ${days - 1}::int)::timestamp
    ${atArgentina})`

const countDays = (ctx: Ctx, now: Date, days: number): Promise<MarketFigures['perDay']> =>
  ctx.db.$queryRaw`
    WITH filed AS (
      SELECT (created_at ${atArgentina})::date AS day, count(*)::int AS requests
      FROM service_requests WHERE created_at >= ${since(now, days)} AND created_at <= ${now} GROUP BY 1
    )
    SELECT to_char(day, 'YYYY-MM-DD') AS day, coalesce(requests, 0) AS requests
    FROM (
      SELECT (today - back)::date AS day
      FROM (SELECT (${now}::timestamptz ${atArgentina})::date AS today) now,
        generate_series(${days - 1}::int, 0, -1) AS back
    ) period LEFT JOIN filed USING (day) ORDER BY day`

interface Answers {
  hourOld: number
  inHour: number
  dayOld: number
  inDay: number
  firstLeadMinutes: number | null
}

async function findAnswers(ctx: Ctx, now: Date, days: number): Promise<Answers> {
  const [row] = await ctx.db.$queryRaw<Answers[]>`
    WITH asked AS (
      SELECT r.created_at, first.taken_at, first.contacted_at
      FROM service_requests r LEFT JOIN LATERAL (
        SELECT min(l.taken_at) AS taken_at, min(l.contacted_at) AS contacted_at FROM leads l WHERE l.request_id = r.id
      ) first ON true
      WHERE r.created_at >= ${since(now, days)} AND r.created_at <= ${now}
    )
    SELECT
      (count(*) FILTER (WHERE created_at <= ${now}::timestamptz - interval '1 hour'))::int AS "hourOld",
      (count(*) FILTER (WHERE created_at <= ${now}::timestamptz - interval '1 hour'
        AND contacted_at <= created_at + interval '1 hour'))::int AS "inHour",
      (count(*) FILTER (WHERE created_at <= ${now}::timestamptz - interval '1 day'))::int AS "dayOld",
      (count(*) FILTER (WHERE created_at <= ${now}::timestamptz - interval '1 day'
        AND contacted_at <= created_at + interval '1 day'))::int AS "inDay",
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM taken_at - created_at) / 60)
        FILTER (WHERE taken_at IS NOT NULL))::int AS "firstLeadMinutes"
    FROM asked`
  return row ?? { hourOld: 0, inHour: 0, dayOld: 0, inDay: 0, firstLeadMinutes: null }
}

async function countActive(ctx: Ctx, now: Date, days: number): Promise<Share> {
  const [row] = await ctx.db.$queryRaw<Share[]>`
    SELECT count(*)::int AS total, (count(*) FILTER (WHERE EXISTS (
      SELECT FROM leads l WHERE l.professional_id = p.id AND l.taken_at >= ${since(now, days)}
        AND l.taken_at <= ${now})))::int AS part
    FROM professionals p WHERE p.status = 'approved'`
  return row ?? { part: 0, total: 0 }
}

const countProvinces = (ctx: Ctx, now: Date, days: number): Promise<ProvinceFigures[]> =>
  ctx.db.$queryRaw`
    WITH asked AS (
      SELECT town.provincia_id, count(*)::int AS requests,
        (count(*) FILTER (WHERE EXISTS (SELECT FROM leads l WHERE l.request_id = r.id)))::int AS taken_count
      FROM service_requests r JOIN localidades town ON town.id = r.localidad_id
      WHERE r.created_at >= ${since(now, days)} AND r.created_at <= ${now} GROUP BY 1
    ), offered AS (
      SELECT town.provincia_id, count(DISTINCT entry.professional_id)::int AS professionals
      FROM professional_rubros entry JOIN localidades town ON town.id = entry.localidad_id
      WHERE entry.is_matchable AND ${isBackAt('entry', now)} GROUP BY 1
    )
    SELECT province.id, province.nombre AS name, coalesce(requests, 0) AS requests,
      coalesce(taken_count, 0) AS "takenCount", coalesce(professionals, 0) AS professionals
    FROM provincias province LEFT JOIN asked ON asked.provincia_id = province.id
      LEFT JOIN offered ON offered.provincia_id = province.id
    ORDER BY province.position`

const findLiquidity = (ctx: Ctx, now: Date, days: number): Promise<Liquidity[]> =>
  ctx.db.$queryRaw`
    WITH asked AS (
      SELECT r.rubro_id, town.provincia_id, count(*)::int AS requests,
        (count(*) FILTER (WHERE EXISTS (SELECT FROM leads l WHERE l.request_id = r.id)))::int AS taken_count
      FROM service_requests r JOIN localidades town ON town.id = r.localidad_id
      WHERE r.created_at >= ${since(now, days)} AND r.created_at <= ${now}
      GROUP BY 1, 2 ORDER BY requests DESC, 1, 2 LIMIT ${liquidityRows}
    )
    SELECT rubro.name AS "rubroName", province.nombre AS "provinciaName", asked.requests, asked.taken_count AS "takenCount",
      (SELECT count(*)::int FROM professional_rubros one JOIN localidades town ON town.id = one.localidad_id
        WHERE one.rubro_id = asked.rubro_id AND one.is_matchable
          AND ${isBackAt('one', now)} AND town.provincia_id = asked.provincia_id
      ) AS professionals
    FROM asked JOIN rubros rubro ON rubro.id = asked.rubro_id JOIN provincias province ON province.id = asked.provincia_id
    ORDER BY asked.requests DESC, rubro.name, province.nombre`
