/** The arrows of the architecture. `npm run architecture` fails on any import against them. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { pathNot: [...allowed, 'node_modules'], dependencyTypesNot: ['npm', 'npm-dev', 'core'] },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'rules-know-no-http',
      severity: 'error',
      from: { path: '^src/rules' },
      to: { path: '(^src/(http|render)|node_modules/(@?fastify|pino))' },
    },
    {
      name: 'rules-use-schemas-for-types-only',
      severity: 'error',
      from: { path: '^src/rules' },
      to: { path: '^schemas', dependencyTypesNot: ['type-only'] },
    },
    { name: 'rules-use-no-node', severity: 'error', from: { path: '^src/rules' }, to: { dependencyTypes: ['core'] } },
    { name: 'nothing-imports-http', severity: 'error', from: { pathNot: '^src/http' }, to: { path: '^src/http' } },
    only('schemas-stand-alone', '^schemas', ['^schemas']),
    only('tiles-stand-at-the-bottom', '^src/rules/tiles', ['^src/rules/tiles', '^src/rules/problem', '^schemas']),
    only('hand-uses-tiles', '^src/rules/hand', ['^src/rules/(hand|tiles)', '^src/rules/problem', '^schemas']),
    only('classical-uses-hand', '^src/rules/classical', [
      '^src/rules/(classical|hand|tiles)',
      '^src/rules/(problem|answer)',
      '^schemas',
    ]),
    only('american-uses-hand', '^src/rules/american', [
      '^src/rules/(american|hand|tiles)',
      '^src/rules/(problem|answer)',
      '^schemas',
      '^cards',
    ]),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
