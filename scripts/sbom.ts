type Component = { readonly 'bom-ref': string; readonly name: string }
type Bill = {
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}
type Locked = { readonly version?: string; readonly dev?: true; readonly devOptional?: true; readonly optional?: true }

/** What of a lock file is there for production: `name@version`. */
const lockedIn = (packages: Readonly<Record<string, Locked>>): ReadonlySet<string> =>
  new Set(
    Object.entries(packages)
      .filter(([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional)
      .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`),
  )

/**
 * The bill of what runs in production, out of npm's bill of everything: npm leaves out by itself whatever the tools of
 * development need as well, so React would be missing. It also takes the folder's name for the project's.
 */
export const productionBill = <TBill extends Bill>(
  bill: TBill,
  lock: { readonly name: string; readonly packages: Readonly<Record<string, Locked>> },
): TBill => {
  const locked = lockedIn(lock.packages)
  const own = bill.metadata.component['bom-ref']
  const isKept = (ref: string): boolean => ref === own || locked.has(ref)
  return {
    ...bill,
    metadata: { ...bill.metadata, component: { ...bill.metadata.component, name: lock.name } },
    components: bill.components.filter((one) => isKept(one['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => isKept(ref))
      .map((one) => ({ ...one, dependsOn: one.dependsOn.filter(isKept) })),
  }
}
