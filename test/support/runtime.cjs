const { AsyncLocalStorage } = require('node:async_hooks');
const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Modules compiled in this worker, by file. */
const known = new Map();

function compile(source, filename, parameters) {
  const before = known.get(filename);
  if (before?.source === source) return before.script;
  const head = `(function (${parameters}) {`;
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  known.set(filename, { source, script });
  return script;
}

/** Modules transformed in this worker, by project, kind of module and file. */
const transformed = new Map();

/** Transforms each module once per worker; Jest reads and hashes all of them again for each test file. */
function transformOnce(cache, project) {
  const transform = cache.transform.bind(cache);
  cache.transform = (filename, options) => {
    if (options?.isInternalModule) return transform(filename, options);
    const key = `${project} ${JSON.stringify(options)} ${filename}`;
    const before = transformed.get(key);
    if (before === undefined) {
      const code = transform(filename, options);
      transformed.set(key, cache.transforms.get(filename));
      return code;
    }
    cache.transforms.set(filename, before);
    if (before.sourceMapPath) cache.sourceMaps.set(filename, before.sourceMapPath);
    return before.code;
  };
}

/** Matches modules that Jest must compile itself, because they may load an ES module. */
const DYNAMIC_IMPORT = /\bimport\s*\(/;

/**
 * Async storages of this test file: Jest makes one per file, and Node visits all of them at each promise until they
 * are disabled.
 */
const storages = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...values) {
  storages.add(this);
  return run.apply(this, values);
};

/** Transforms and compiles each module once per worker, not for each test file. A script can run in any context. */
module.exports = class extends Runtime {
  constructor(...options) {
    super(...options);
    // V8 optimises the functions of each file anew: a third of the processor time was for code that had soon run its last.
    // From Node 22 on V8 counts invocations instead.
    if (Number.parseInt(process.versions.node, 10) < 22) setFlagsFromString('--interrupt-budget=1000000');
    const { executor, transformCache, _environment: environment, _config: config } = this;
    const globalConfig = options.at(-1);
    // While watching, files change between two runs of a process.
    if (!globalConfig.watch && !globalConfig.watchAll) transformOnce(transformCache, config.id);
    const compileAnew = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      if (context === null || DYNAMIC_IMPORT.test(source)) return compileAnew(source, filename);
      try {
        return compile(source, filename, executor.injectedModuleParameters).runInContext(context);
      } catch {
        return compileAnew(source, filename); // which reports the error of syntax
      }
    };
  }

  teardown() {
    super.teardown();
    for (const storage of storages) storage.disable();
    storages.clear();
  }
};
