import type { ShippedPackage } from './shippedPackages.ts'

interface Component {
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
}

interface Dependency {
  readonly ref: string
  readonly dependsOn?: readonly string[]
}

/** The parts of the output of `npm sbom --sbom-format cyclonedx` that are read here. */
export interface NpmSbom {
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly Dependency[]
}

/**
 * Makes the bill of materials of a version (CycloneDX): the packages that come with it, and those whose code is part of it. It has no
 * serial number and no time, so the same commit gives the same bill.
 */
export function makeSbom(whole: NpmSbom, shipped: readonly ShippedPackage[], name: string): object {
  const { serialNumber: _, metadata, ...rest } = whole as NpmSbom & { readonly serialNumber?: string }
  const { timestamp: __, ...kept } = metadata as NpmSbom['metadata'] & { readonly timestamp?: string }
  const wanted = new Set(shipped.map((entry) => `${entry.name}@${entry.version}`))
  const components = whole.components.filter((component) => wanted.has(`${component.name}@${component.version}`))
  const refs = new Set([metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])])
  return {
    ...rest,
    metadata: { ...kept, component: { ...metadata.component, name } },
    components,
    dependencies: whole.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) })),
  }
}
