import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Import {
  readonly from: string;
  /** Where a relative import leads, from the root, without extension; the specifier itself for a package. */
  readonly to: string;
  readonly typeOnly: boolean;
}
export interface Source {
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly Import[];
  readonly globals: readonly string[];
  readonly sentences: readonly string[];
  readonly defaultExport: boolean;
}

/** The paths of all sources under a folder, from the root. */
export function walk(folder: string): readonly string[] {
  const path = join(ROOT, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((each) => {
    if (['node_modules', 'dist', 'data', 'peers'].includes(each.name) || each.name.startsWith('.')) return [];
    if (each.isDirectory()) return walk(`${folder}/${each.name}`);
    return /\.tsx?$/.test(each.name) && !each.name.includes('.local.') ? [`${folder}/${each.name}`] : [];
  });
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('tests/') || /test-kit|\/fixtures\//.test(path);
}

/** What the walls need to know of a source; its text is read from the disk unless given. */
export function read(path: string, text = readFileSync(join(ROOT, path), 'utf8')): Source {
  const file = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const imports: Import[] = [];
  const globals: string[] = [];
  const sentences: string[] = [];
  let defaultExport = false;
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier !== undefined)
      imports.push(importOf(path, node));
    if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      node.arguments[0] !== undefined
    )
      imports.push({ from: path, to: target(path, textOf(node.arguments[0])), typeOnly: false });
    if (ts.isExportAssignment(node) || isDefault(node)) defaultExport = true;
    if (ts.isIdentifier(node) && isGlobal(node)) globals.push(node.text);
    if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') globals.push('Math.random');
    if ((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && isSentence(textOf(node)) && !isThrown(node))
      sentences.push(textOf(node).slice(0, 80));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { path, lines: text.split('\n').length - 1, imports, globals, sentences, defaultExport };
}

function importOf(path: string, node: ts.ImportDeclaration | ts.ExportDeclaration): Import {
  const specifier = textOf(node.moduleSpecifier);
  const clause = ts.isImportDeclaration(node) ? node.importClause : undefined;
  const names = ts.isExportDeclaration(node) ? node.exportClause : clause?.namedBindings;
  const named =
    names !== undefined && (ts.isNamedImports(names) || ts.isNamedExports(names)) ? names.elements : undefined;
  const whole = ts.isExportDeclaration(node) ? node.isTypeOnly : clause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const eachOne =
    named !== undefined &&
    clause?.name === undefined &&
    named.every((each: ts.ImportOrExportSpecifier) => each.isTypeOnly);
  return { from: path, to: target(path, specifier), typeOnly: whole || eachOne };
}

const target = (path: string, specifier: string): string =>
  specifier.startsWith('.')
    ? relative(ROOT, resolve(ROOT, dirname(path), specifier)).replace(/\.tsx?$/, '')
    : specifier;

function textOf(node: ts.Node | undefined): string {
  if (node === undefined) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  return node.head.text + node.templateSpans.map((span) => `x${span.literal.text}`).join('');
}

const FORBIDDEN: ReadonlySet<string> = new Set(
  'Date process document window globalThis console fetch setTimeout setInterval queueMicrotask performance crypto localStorage navigator Buffer require'.split(
    ' ',
  ),
);

/** A name that means the surroundings: not a property, not a type, not declared in the file itself. */
function isGlobal(node: ts.Identifier): boolean {
  if (!FORBIDDEN.has(node.text)) return false;
  const parent = node.parent;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  return !ts.isPropertySignature(parent) && !ts.isParameter(parent) && !ts.isVariableDeclaration(parent);
}

const isDefault = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((each) => each.kind === ts.SyntaxKind.DefaultKeyword);

/** Reads like something said to a person: a capital, four words or more, and an end; or a long run of plain words. */
const isSentence = (text: string): boolean =>
  /^[A-Z“][^\n]*\s\S+\s\S+\s\S+.*[.?!…]$/.test(text) || /(?:\b[a-z’']{2,}\s){6,}[a-z’']{2,}/.test(text);

/** What a bug says to an engineer is not for people at the table. */
function isThrown(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent)
    if (ts.isNewExpression(at) && /Error$/.test(at.expression.getText())) return true;
  return false;
}
